import { Component, type ReactNode } from 'react';

interface Props {
  /** Called with what was thrown; true when rendering again may work. */
  onError: (error: unknown) => boolean;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Keeps a failure inside one remote: the rest of the site goes on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.onError(error)) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
