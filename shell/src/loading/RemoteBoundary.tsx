import { Component, type ReactNode } from 'react';

interface Props {
  /** Called with what was thrown. True when another page replaces this one; that page has its own boundary. */
  onError: (error: unknown) => boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * `judging` lasts only until the next commit, so nobody sees the fallback of a page that another release replaces.
 */
type State = { status: 'whole' } | { status: 'judging' } | { status: 'failed' };

/** Keeps an error inside one remote, so that the rest of the site goes on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { status: 'whole' };

  static getDerivedStateFromError(): State {
    return { status: 'judging' };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.onError(error)) this.setState({ status: 'failed' });
  }

  override render(): ReactNode {
    const { status } = this.state;
    if (status === 'whole') return this.props.children;
    return status === 'failed' ? this.props.fallback : null;
  }
}
