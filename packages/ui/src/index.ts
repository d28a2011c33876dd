import * as icons from './icons/icons.data.ts';

// Theme

// Actions
export { Button, type ButtonProps } from './actions/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './actions/ButtonLink.tsx';
export { Pager, type PagerProps } from './actions/Pager.tsx';
export { type LinkedPicture, PictureLinks, type PictureLinksProps } from './actions/PictureLinks.tsx';
export { ReasonList, type ReasonListProps } from './actions/ReasonList.tsx';
export { Spinner, type SpinnerProps } from './actions/Spinner.tsx';
export { saveFile } from './actions/saveFile.ts';
export { TextLink, type TextLinkProps } from './actions/TextLink.tsx';
export { type ViewLink, ViewLinks, type ViewLinksProps } from './actions/ViewLinks.tsx';
export { WayBack, type WayBackProps } from './actions/WayBack.tsx';
// Content
export { Badge, type BadgeProps } from './content/Badge.tsx';
export { type Column, DataTable, type DataTableProps, type Row } from './content/DataTable.tsx';
export { Disclosure, type DisclosureProps } from './content/Disclosure.tsx';
export { type Fact, FactList, type FactListProps } from './content/FactList.tsx';
export { fileSize } from './content/fileSize.ts';
export { keepTogether } from './content/keepTogether.tsx';
export { Picture, type PictureFile, type PictureProps } from './content/Picture.tsx';
export { type Stat, StatBand, type StatBandProps } from './content/StatBand.tsx';
export { type Step, Steps, type StepsProps } from './content/Steps.tsx';
export { type TabItem, Tabs, type TabsProps } from './content/Tabs.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './content/Timeline.tsx';
export { VisuallyHidden } from './content/VisuallyHidden.tsx';
// Feedback
export { Notice, type NoticeProps } from './feedback/Notice.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { Tooltip, type TooltipProps } from './feedback/Tooltip.tsx';
export { WithoutScripts, type WithoutScriptsProps } from './feedback/WithoutScripts.tsx';
// Forms
export { CheckboxField, type CheckboxFieldProps } from './form/CheckboxField.tsx';
export { CodeSample, type CodeSampleProps } from './form/CodeSample.tsx';
export { ComboboxField, type ComboboxFieldProps, type Suggestion } from './form/ComboboxField.tsx';
export { CopyLink, type CopyLinkProps } from './form/CopyLink.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from './form/ErrorSummary.tsx';
export { Fieldset, type FieldsetProps } from './form/Fieldset.tsx';
export { FileField, type FileFieldProps } from './form/FileField.tsx';
export { LabelsForm, type LabelsFormProps } from './form/LabelsForm.tsx';
export { NumberField, type NumberFieldProps } from './form/NumberField.tsx';
export { type PaperJob, PaperPrinter, type PaperPrinterProps } from './form/PaperPrinter.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './form/RadioCards.tsx';
export { SelectField, type SelectFieldProps, type SelectGroup, type SelectOption } from './form/SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './form/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './form/TextField.tsx';
export { useSettled } from './form/useSettled.ts';
export { useSettledSearch } from './form/useSettledSearch.ts';
// Pictures of the brand
export { Icon, type IconProps } from './icons/Icon.tsx';
export type { IconPath } from './icons/icons.data.ts';
// Layout
export { Card, type CardProps } from './layout/Card.tsx';
export { Container, type ContainerProps } from './layout/Container.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export { Section, type SectionProps } from './layout/Section.tsx';
export { Split, type SplitProps } from './layout/Split.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { useMedia } from './layout/useMedia.ts';
export { Logo, type LogoProps } from './logo/Logo.tsx';
export { denseTable } from './theme/denseTable.ts';
export { GlobalStyle } from './theme/GlobalStyle.ts';
export { onInk, onLight } from './theme/surfaces.ts';
export { color, font, media, motion, radius, shadow, space, surface, text } from './theme/theme.ts';
export { figures, headline } from './theme/typography.ts';
export { whileOpening } from './theme/whileOpening.ts';
export { icons };
