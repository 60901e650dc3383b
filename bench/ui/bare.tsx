/**
 * Bare Radix primitives with the parts of our component of the same name, even if ours is not built on Radix. The bench bundles one at a time.
 */
import {
  AlertDialog,
  Avatar,
  Checkbox as RadixCheckbox,
  Dialog as RadixDialog,
  DropdownMenu,
  Popover as RadixPopover,
  RadioGroup as RadixRadioGroup,
  ScrollArea as RadixScrollArea,
  Select as RadixSelect,
  Slot,
  Switch as RadixSwitch,
  Tabs as RadixTabs,
  Toggle,
  ToggleGroup,
  Tooltip as RadixTooltip,
} from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

type Opened = { trigger: ReactNode; children: ReactNode };
type Titled = Opened & { title: ReactNode; description: ReactNode; close: ReactNode };
type Choice = { value: string; label: ReactNode };
type Choices = { options: Choice[] };

export const ScrollArea = ({ children }: { children: ReactNode }) => (
  <RadixScrollArea.Root>
    <RadixScrollArea.Viewport>{children}</RadixScrollArea.Viewport>
    <RadixScrollArea.Scrollbar orientation="horizontal">
      <RadixScrollArea.Thumb />
    </RadixScrollArea.Scrollbar>
  </RadixScrollArea.Root>
);

/** Slot, Toggle and Tooltip: a button, a toggle button, a link that looks like a button, and the name of an icon button. */
export const Button = ({
  label,
  pressed,
  asChild,
  children,
}: {
  label: ReactNode;
  pressed?: boolean;
  asChild: boolean;
  children: ReactNode;
}) => {
  if (asChild) return <Slot.Root>{children}</Slot.Root>;
  return (
    <Tooltip label={label}>
      {pressed === undefined ? <button>{children}</button> : <Toggle.Root pressed={pressed}>{children}</Toggle.Root>}
    </Tooltip>
  );
};

export const Checkbox = () => (
  <RadixCheckbox.Root>
    <RadixCheckbox.Indicator />
  </RadixCheckbox.Root>
);

export const RadioGroup = ({ options }: Choices) => (
  <RadixRadioGroup.Root>
    {options.map(({ value, label }) => (
      <label key={value}>
        <RadixRadioGroup.Item value={value} />
        {label}
      </label>
    ))}
  </RadixRadioGroup.Root>
);

export const Switch = () => (
  <RadixSwitch.Root>
    <RadixSwitch.Thumb />
  </RadixSwitch.Root>
);

export const SegmentedControl = ({ options }: Choices) => (
  <ToggleGroup.Root type="single">
    {options.map(({ value, label }) => (
      <ToggleGroup.Item key={value} value={value}>
        {label}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
);

export const Select = ({ options, groups }: Choices & { groups: { label: ReactNode; options: Choice[] }[] }) => {
  const item = ({ value, label }: Choice) => (
    <RadixSelect.Item key={value} value={value}>
      <RadixSelect.ItemIndicator />
      <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
    </RadixSelect.Item>
  );
  return (
    <RadixSelect.Root>
      <RadixSelect.Trigger>
        <RadixSelect.Value />
        <RadixSelect.Icon />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content position="popper">
          <RadixSelect.Viewport>
            {options.map(item)}
            {groups.map((group, i) => (
              <RadixSelect.Group key={i}>
                <RadixSelect.Label>{group.label}</RadixSelect.Label>
                {group.options.map(item)}
              </RadixSelect.Group>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
};

export const Popover = ({ trigger, children }: Opened) => (
  <RadixPopover.Root>
    <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
    <RadixPopover.Portal>
      <RadixPopover.Content>{children}</RadixPopover.Content>
    </RadixPopover.Portal>
  </RadixPopover.Root>
);

/** A list anchored to its input. */
export const Combobox = ({ trigger, children }: Opened) => (
  <RadixPopover.Root>
    <RadixPopover.Anchor asChild>{trigger}</RadixPopover.Anchor>
    <RadixPopover.Portal>
      <RadixPopover.Content>{children}</RadixPopover.Content>
    </RadixPopover.Portal>
  </RadixPopover.Root>
);

/** A popover with the fields that our component shows in it. */
export const FormatField = ({ trigger, options }: Choices & { trigger: ReactNode }) => (
  <Popover trigger={trigger}>
    <SegmentedControl options={options} />
    <Select options={options} groups={[]} />
    <Checkbox />
  </Popover>
);

export const MarkdownField = ({ options }: Choices) => <Tabs options={options} />;

export const Tabs = ({ options }: Choices) => (
  <RadixTabs.Root>
    <RadixTabs.List>
      {options.map(({ value, label }) => (
        <RadixTabs.Trigger key={value} value={value}>
          {label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {options.map(({ value, label }) => (
      <RadixTabs.Content key={value} value={value}>
        {label}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);

export const PreferenceMenu = ({ trigger, options }: Choices & { trigger: ReactNode }) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content>
        <DropdownMenu.RadioGroup>
          {options.map(({ value, label }) => (
            <DropdownMenu.RadioItem key={value} value={value}>
              {label}
              <DropdownMenu.ItemIndicator />
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

export const Menu = ({ trigger, heading, options }: Choices & { trigger: ReactNode; heading: ReactNode }) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content>
        <DropdownMenu.Label>{heading}</DropdownMenu.Label>
        {options.map(({ value, label }) => (
          <DropdownMenu.Item key={value}>{label}</DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>{heading}</DropdownMenu.SubTrigger>
          <DropdownMenu.Portal>
            <DropdownMenu.SubContent>
              <DropdownMenu.Item>{heading}</DropdownMenu.Item>
            </DropdownMenu.SubContent>
          </DropdownMenu.Portal>
        </DropdownMenu.Sub>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

export const Dialog = ({ trigger, title, description, close, children }: Titled) => (
  <RadixDialog.Root>
    <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>
    <RadixDialog.Portal>
      <RadixDialog.Overlay />
      <RadixDialog.Content>
        <RadixDialog.Title>{title}</RadixDialog.Title>
        <RadixDialog.Description>{description}</RadixDialog.Description>
        {children}
        <RadixDialog.Close>{close}</RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  </RadixDialog.Root>
);

export const ConfirmDialog = ({ trigger, title, description, close, children }: Titled) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
    <AlertDialog.Portal>
      <AlertDialog.Overlay />
      <AlertDialog.Content>
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description>{description}</AlertDialog.Description>
        <AlertDialog.Cancel>{close}</AlertDialog.Cancel>
        <AlertDialog.Action>{children}</AlertDialog.Action>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);

export const CheckoutPrompt = (props: Titled) => <Dialog {...props} />;

/** A dialog with the check box that our component shows in it. */
export const CorrectVisit = (props: Titled) => (
  <Dialog {...props}>
    <Checkbox />
  </Dialog>
);

export const Tooltip = ({ label, children }: { label: ReactNode; children: ReactElement }) => (
  <RadixTooltip.Provider>
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content>{label}</RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  </RadixTooltip.Provider>
);

export const PlayerBadge = ({ src, children }: { src: string; children: ReactNode }) => (
  <Avatar.Root>
    <Avatar.Image src={src} />
    <Avatar.Fallback>{children}</Avatar.Fallback>
  </Avatar.Root>
);
