import type { MenuItem } from '@oche/ui/Menu';
import type { Choice } from './usePreferenceChoices.tsx';

/** A choice as a submenu, for bars without space for a separate button. */
export const choiceItem = ({ label, options, value, onValueChange }: Choice): MenuItem => ({
  kind: 'sub',
  label,
  items: options.map(({ value: optionValue, ...option }) => ({
    kind: 'radio',
    ...option,
    checked: optionValue === value,
    onSelect: () => onValueChange(optionValue),
  })),
});
