import { Component, Suspense, type ReactNode } from 'react';
import { ApiError } from '@oche/api/errors';
import { useResetFailedReads } from '@oche/api/query';
import { Skeleton } from '@oche/ui/Skeleton';
import { Failed } from './Failed.tsx';
import { NotFound } from './NotFound.tsx';
import { useReportPageLoad } from './pageLoad.ts';

type CatchProps = { onRetry: () => void; children: ReactNode };

class Catch extends Component<CatchProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ApiError && error.status === 404) return <NotFound />;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: undefined });
    };
    return <Failed error={error} onRetry={retry} />;
  }
}

function PageSkeleton() {
  useReportPageLoad('loading');
  return (
    <div className="pt-4">
      <Skeleton shape="title" />
      <Skeleton shape="table" count={5} />
    </div>
  );
}

type BoundaryProps = {
  skeleton?: ReactNode;
  /** whether all data is cached, so that nothing suspends; the server then sends the children in place, without a script */
  complete?: boolean;
  children: ReactNode;
};

/**
 * Shows a skeleton while a screen waits for its reads, `NotFound` if the API responds with 404, and `Failed` after any other error.
 * Screens therefore have no branches for loading or failing.
 */
export function Boundary({ skeleton = <PageSkeleton />, complete = false, children }: BoundaryProps) {
  const onRetry = useResetFailedReads();
  return <Catch onRetry={onRetry}>{complete ? children : <Suspense fallback={skeleton}>{children}</Suspense>}</Catch>;
}
