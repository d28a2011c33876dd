export { type Bar, BarChart, type BarChartProps } from './BarChart.tsx';
export { ColumnChart, type ColumnChartProps } from './ColumnChart.tsx';
export type { ChartTable } from './chart-table.ts';
export { DonutChart, type DonutChartProps } from './DonutChart.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export { SharesChart, type SharesChartProps } from './SharesChart.tsx';
export { TimeLinesChart, type TimeLinesChartProps, type TimeSeries } from './TimeLinesChart.tsx';
