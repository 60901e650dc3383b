import { CircleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';

export type AuthPageProps = {
  title: ReactNode;
  lead: ReactNode;
  /** an error of the whole form, not of one field */
  error?: ReactNode;
  onSubmit: () => Promise<void>;
  /** fields and button */
  children: ReactNode;
  /** links to other pages, below the form */
  links: ReactNode;
};

/** A form on an otherwise empty page, below a bar that represents the oche. */
export function AuthPage({ title, lead, error, onSubmit, children, links }: AuthPageProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await onSubmit();
    // Move the focus to the first field with an error.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <>
      <div className="mx-auto w-full max-w-[28rem] px-6 pt-11">
        <h1 className="text-title-1">{title}</h1>
        <p className="mt-3 text-balance text-ink-2">{lead}</p>
      </div>
      <div aria-hidden className="mt-6.5 h-2 shrink-0 bg-you-fill" />
      <div className="mx-auto w-full max-w-[28rem] px-6 pt-7.5 pb-12">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          {error !== undefined && (
            <p role="alert" className="flex items-start gap-2 border-t-2 border-danger pt-3 text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              {error}
            </p>
          )}
          {children}
        </form>
        <div className="mt-5.5 flex flex-wrap justify-between gap-x-6 gap-y-5">{links}</div>
      </div>
    </>
  );
}
