import type { Organisation } from '@oche/api/contract/account';
import { logoBytes } from '@oche/api/contract/logo';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { PictureField } from '../forms/PictureField.tsx';
import { logoMessages as messages } from './logoMessages.ts';

/** The logo of an organisation. A chosen file is uploaded at once. */
export function LogoField({ organisation: { id: organisationId, logo } }: { organisation: Organisation }) {
  const { formatMessage } = useIntl();
  const { mutateAsync: setLogo } = useWrite('setLogo');
  return (
    <PictureField
      label={formatMessage(messages.logo)}
      hint={formatMessage(messages.hint)}
      picture={logo}
      maxBytes={logoBytes}
      onSend={(file) => setLogo({ organisationId, file })}
    />
  );
}
