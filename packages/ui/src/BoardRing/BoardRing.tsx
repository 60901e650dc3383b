import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const ring = cva(
  'inline-grid shrink-0 place-items-center rounded-ring border-current font-narrow leading-none font-[800] tabular font-stretch-[72%]',
  {
    variants: {
      size: {
        sm: 'size-8 border-[2.5px] text-[1rem]',
        md: 'size-9 border-3 text-[1.125rem]',
        lg: 'size-26 border-[7px] text-[3.75rem]',
        text: 'size-[1.7em] border-[0.125em]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export type BoardRingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** One or two digits, or letters if the boards are named with them. */
  number: number | string;
  /** Name for screen readers: "Board 5". */
  label: string;
  /** `sm` for rows, `md` for cards, `lg` for reading from a distance; `text` follows the size of the surrounding text, e.g. on a TV. */
  size?: VariantProps<typeof ring>['size'];
};

/** The number of a board in a ring. Nothing else in the interface is round. */
export function BoardRing({ number, label, size, className, ...props }: BoardRingProps) {
  return (
    <span role="img" aria-label={label} className={ring({ size, className })} {...props}>
      {number}
    </span>
  );
}
