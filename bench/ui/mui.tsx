/** MUI's components, each used like our component of the same name. Their styling engine is included. */
import MuiButton from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement, ReactNode } from 'react';

type Choices = { options: { value: string; label: string }[] };

export const Button = (props: { startIcon: ReactNode; loading: boolean; children: ReactNode }) => <MuiButton {...props} />;

export const Dialog = ({
  open,
  title,
  actions,
  children,
}: {
  open: boolean;
  title: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) => (
  <MuiDialog open={open}>
    <DialogTitle>{title}</DialogTitle>
    <DialogContent>{children}</DialogContent>
    <DialogActions>{actions}</DialogActions>
  </MuiDialog>
);

export const Menu = ({ open, options }: Choices & { open: boolean }) => (
  <MuiMenu open={open}>
    {options.map(({ value, label }) => (
      <MenuItem key={value}>{label}</MenuItem>
    ))}
  </MuiMenu>
);

export const Select = ({ label, hint, options }: Choices & { label: ReactNode; hint: ReactNode }) => (
  <FormControl>
    <InputLabel>{label}</InputLabel>
    <MuiSelect>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </MuiSelect>
    <FormHelperText>{hint}</FormHelperText>
  </FormControl>
);

/** Only the tabs: MUI leaves the panels to the app. */
export const Tabs = ({ options }: Choices) => (
  <MuiTabs>
    {options.map(({ value, label }) => (
      <Tab key={value} value={value} label={label} />
    ))}
  </MuiTabs>
);

export const Tooltip = (props: { title: ReactNode; children: ReactElement }) => <MuiTooltip {...props} />;

/** A single toast: MUI leaves several toasts to the app. */
export const Toast = ({ open, message }: { open: boolean; message: ReactNode }) => <Snackbar open={open} message={message} />;
