import { Notice } from '@saltbush/ui';
import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  children: ReactNode;
}

/** Keeps an error inside one chart, so that the page and its figures stay. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice tone="warn" title="This chart could not be loaded">
        Load the page again to see it. Your figures are safe.
      </Notice>
    );
  }
}
