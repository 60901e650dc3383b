import { useState } from 'react';
import { TextField } from '@oche/ui/TextField';

type CountFieldProps = { label: string; value: number; least: number; most: number; onChange: (value: number) => void; unit?: string };

/** A whole number in a range. The field can be empty while the user types; it then keeps the last value, and shows it again afterwards. */
export function CountField({ label, value, least, most, onChange, unit }: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      label={label}
      unit={unit}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onValueChange={(text) => {
        setTyped(text);
        const number = Number(text);
        if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) onChange(number);
      }}
    />
  );
}
