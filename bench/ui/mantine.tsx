/** Mantine's components, each used like our component of the same name. Mantine's provider, which all of them need, is not counted. */
import {
  Button as MantineButton,
  Menu as MantineMenu,
  Modal,
  Select as MantineSelect,
  Tabs as MantineTabs,
  Tooltip as MantineTooltip,
} from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import type { ReactElement, ReactNode } from 'react';

type Choices = { options: { value: string; label: string }[] };

export const Button = (props: { leftSection: ReactNode; loading: boolean; children: ReactNode }) => <MantineButton {...props} />;

export const Dialog = (props: { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }) => <Modal {...props} />;

export const Menu = ({ trigger, options }: Choices & { trigger: ReactElement }) => (
  <MantineMenu>
    <MantineMenu.Target>{trigger}</MantineMenu.Target>
    <MantineMenu.Dropdown>
      {options.map(({ value, label }) => (
        <MantineMenu.Item key={value}>{label}</MantineMenu.Item>
      ))}
    </MantineMenu.Dropdown>
  </MantineMenu>
);

export const Select = ({ options, ...props }: Choices & { label: ReactNode; description: ReactNode; error: ReactNode }) => (
  <MantineSelect data={options} {...props} />
);

export const Tabs = ({ options }: Choices) => (
  <MantineTabs>
    <MantineTabs.List>
      {options.map(({ value, label }) => (
        <MantineTabs.Tab key={value} value={value}>
          {label}
        </MantineTabs.Tab>
      ))}
    </MantineTabs.List>
    {options.map(({ value, label }) => (
      <MantineTabs.Panel key={value} value={value}>
        {label}
      </MantineTabs.Panel>
    ))}
  </MantineTabs>
);

export const Tooltip = (props: { label: ReactNode; children: ReactElement }) => <MantineTooltip {...props} />;

export const Toast = Notifications;
export const toast = (message: string) => notifications.show({ message });
