import type { MenuItem } from '@oche/ui/Menu';
import type { Choice } from './usePreferenceChoices.tsx';

/** One of a few, as a part of a menu: where there is no room for a button of its own. */
export const choiceItem = ({ label, options, value, onValueChange }: Choice): MenuItem => ({
  kind: 'sub',
  label,
  items: options.map(({ value: own, ...option }) => ({
    kind: 'radio',
    ...option,
    checked: own === value,
    onSelect: () => onValueChange(own),
  })),
});
