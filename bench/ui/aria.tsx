/** Components of react-aria-components, each used like our component of the same name. They have no styles. */
import {
  Button as AriaButton,
  Dialog as AriaDialog,
  DialogTrigger,
  FieldError,
  Heading,
  Label,
  ListBox,
  ListBoxItem,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  Text,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  UNSTABLE_Toast,
  UNSTABLE_ToastContent,
  UNSTABLE_ToastQueue,
  UNSTABLE_ToastRegion,
} from 'react-aria-components';
import type { ReactNode } from 'react';

type Choices = { options: { value: string; label: string }[] };

export const Button = (props: { isPending: boolean; children: ReactNode }) => <AriaButton {...props} />;

export const Dialog = ({ trigger, title, children }: { trigger: ReactNode; title: ReactNode; children: ReactNode }) => (
  <DialogTrigger>
    {trigger}
    <ModalOverlay>
      <Modal>
        <AriaDialog>
          <Heading slot="title">{title}</Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);

export const Menu = ({ trigger, options }: Choices & { trigger: ReactNode }) => (
  <MenuTrigger>
    {trigger}
    <Popover>
      <AriaMenu>
        {options.map(({ value, label }) => (
          <MenuItem key={value}>{label}</MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);

export const Select = ({ label, hint, options }: Choices & { label: ReactNode; hint: ReactNode }) => (
  <AriaSelect>
    <Label>{label}</Label>
    <AriaButton>
      <SelectValue />
    </AriaButton>
    <Text slot="description">{hint}</Text>
    <FieldError />
    <Popover>
      <ListBox>
        {options.map((option) => (
          <ListBoxItem key={option.value} id={option.value}>
            {option.label}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </AriaSelect>
);

export const Tabs = ({ options }: Choices) => (
  <AriaTabs>
    <TabList>
      {options.map(({ value, label }) => (
        <Tab key={value} id={value}>
          {label}
        </Tab>
      ))}
    </TabList>
    {options.map(({ value, label }) => (
      <TabPanel key={value} id={value}>
        {label}
      </TabPanel>
    ))}
  </AriaTabs>
);

export const Tooltip = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <TooltipTrigger>
    {children}
    <AriaTooltip>{label}</AriaTooltip>
  </TooltipTrigger>
);

export const newQueue = () => new UNSTABLE_ToastQueue<string>();
export const Toast = ({ queue }: { queue: ReturnType<typeof newQueue> }) => (
  <UNSTABLE_ToastRegion queue={queue}>
    {({ toast }) => (
      <UNSTABLE_Toast toast={toast}>
        <UNSTABLE_ToastContent>
          <Text slot="title">{toast.content}</Text>
          <AriaButton slot="close" />
        </UNSTABLE_ToastContent>
      </UNSTABLE_Toast>
    )}
  </UNSTABLE_ToastRegion>
);
