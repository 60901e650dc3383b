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
  /** Everything is here, so nothing is waited for. A server then sends what is inside as it stands, without a script that puts it in place. */
  complete?: boolean;
  children: ReactNode;
};

/**
 * The one place that knows what is shown while a screen waits for its reads, where there is nothing under its address,
 * and where it failed. Screens have no branches for any of them.
 */
export function Boundary({ skeleton = <PageSkeleton />, complete = false, children }: BoundaryProps) {
  const onRetry = useResetFailedReads();
  return <Catch onRetry={onRetry}>{complete ? children : <Suspense fallback={skeleton}>{children}</Suspense>}</Catch>;
}
