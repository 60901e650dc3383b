import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { allowedIn, contrastsOf, nearestAllowed } from '../SiteMasthead/ownColour.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type ColourFieldProps = Omit<TextFieldProps, 'type' | 'rows' | 'value'> & {
  /** A colour as `#rrggbb`; empty for none. */
  value: string;
  labels: {
    /** "On white, light mode" */
    light: ReactNode;
    /** "On black, dark mode" */
    dark: ReactNode;
    /** "good" */
    good: ReactNode;
    /** "too faint": the colour is not used in this mode. */
    faint: ReactNode;
    /** "Use #a87f00": a colour that is good in both modes. */
    use: (colour: string) => ReactNode;
  };
  /** Formats a contrast, such as 3.7. */
  formatContrast: (contrast: number) => string;
};

/**
 * A colour of an organisation in the format `#rrggbb`, measured while it is typed: its contrast in both colour modes, and the nearest colour that
 * is good in both. The root of the text field gets `className`, and its input gets all other props.
 */
export function ColourField({ value, onValueChange, labels, formatContrast, ...props }: ColourFieldProps) {
  const colour = value.trim();
  const contrasts = contrastsOf(colour);
  const allowed = allowedIn(colour);
  const nearest = contrasts && !(allowed.light && allowed.dark) ? nearestAllowed(colour) : null;
  return (
    <div className="grid gap-2">
      <TextField
        placeholder="#d3222a"
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        value={value}
        {...(onValueChange && { onValueChange })}
        {...props}
      />
      {contrasts && (
        <div className="flex items-start gap-3">
          <span aria-hidden className="size-11 shrink-0 rounded-control inset-ring inset-ring-line-2" style={{ backgroundColor: colour }} />
          <ul className="min-w-0 flex-1 border-t border-line text-body-small">
            {(['light', 'dark'] as const).map((mode) => (
              <li key={mode} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5">
                <span className="min-w-0 flex-1">{labels[mode]}</span>
                <span className="tabular">{formatContrast(contrasts[mode])}</span>
                <Badge meaning={allowed[mode] ? 'success' : 'danger'}>{allowed[mode] ? labels.good : labels.faint}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {nearest && onValueChange && (
        <div>
          <Button
            icon={<span className="size-4.5 rounded-mark" style={{ backgroundColor: nearest }} />}
            onClick={() => onValueChange(nearest)}
          >
            {labels.use(nearest)}
          </Button>
        </div>
      )}
    </div>
  );
}
