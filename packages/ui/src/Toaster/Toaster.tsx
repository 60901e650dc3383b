import { Check, CircleAlert, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Toaster as Sonner, toast, type ToasterProps as SonnerProps } from 'sonner';

/** Says what just happened: `toast('Board 6 has its next game', { action })`, `toast.success`, `.error`, `.promise`. */
export { toast };

export type ToasterProps = Pick<SonnerProps, 'position' | 'offset' | 'className'> & {
  /** Name of the region, e.g. "Notifications". */
  label: string;
  /** Name of the cross. */
  close: string;
};

/** Once in a host. Three are visible, a fourth waits. */
export function Toaster({ label, close, position = 'bottom-right', ...props }: ToasterProps) {
  return (
    <Sonner
      position={position}
      containerAriaLabel={label}
      duration={4000}
      visibleToasts={3}
      gap={14}
      closeButton={false}
      style={{ '--width': '356px' } as CSSProperties}
      icons={{
        success: <Check className="size-5 text-success" />,
        error: <CircleAlert className="size-5 text-danger" />,
        warning: <TriangleAlert className="size-5 text-warning" />,
        info: <Info className="size-5 text-ink-2" />,
        loading: <LoaderCircle className="size-5 text-ink-2" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: close,
        classNames: {
          toast:
            'flex w-(--width) items-center gap-3 rounded-control bg-overlay px-4 py-3 text-body-small text-ink shadow-overlay ring ring-line',
          content: 'flex-1',
          description: 'text-ink-2',
          actionButton: 'order-last min-h-6 shrink-0 font-[600] link',
          cancelButton: 'order-last min-h-6 shrink-0 text-ink-2',
        },
      }}
      {...props}
    />
  );
}
