import { Plus } from 'lucide-react';
import { pictureBytes } from '@oche/api/contract/picture';
import { mostSponsors } from '@oche/api/contract/site';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { PictureField } from '../../../parts/forms/PictureField.tsx';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { moved, MoveButtons } from '../../../parts/order/MoveButtons.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';
import type { SponsorValues } from './settingsValues.ts';

type SponsorFieldsProps = {
  organisationId: string;
  sponsors: readonly SponsorValues[];
  onChange: (sponsors: readonly SponsorValues[], ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

/** The sponsors of a competition in their order, each with a name, a link and a logo. */
export function SponsorFields({ organisationId, sponsors, onChange, fieldErrors }: SponsorFieldsProps) {
  const { formatMessage } = useIntl();
  // Errors name a sponsor by its place, so they end when places change.
  const ofPlaces = Object.keys(fieldErrors).filter((field) => field.startsWith('sponsors'));
  const add = () => onChange([...sponsors, { key: uuidv7(Date.now(), randomBytes()), name: '', url: '', logo: null }], ...ofPlaces);
  return (
    <Section title={formatMessage(messages.sponsors)} rule>
      <ol>
        {sponsors.map((sponsor, at) => (
          <li key={sponsor.key} className="border-b border-line py-4">
            <Sponsor
              {...{ organisationId, sponsor, at, fieldErrors }}
              count={sponsors.length}
              onChange={(changed, field) =>
                onChange(
                  sponsors.map((each) => (each.key === sponsor.key ? { ...each, ...changed } : each)),
                  `sponsors.${at}.${field}`,
                )
              }
              onMove={(to) => onChange(moved(sponsors, at, to), ...ofPlaces)}
              onRemove={() =>
                onChange(
                  sponsors.filter(({ key }) => key !== sponsor.key),
                  ...ofPlaces,
                )
              }
            />
          </li>
        ))}
      </ol>
      {sponsors.length < mostSponsors && (
        <Button className="mt-4" icon={<Plus aria-hidden />} onClick={add}>
          {formatMessage(messages.addSponsor)}
        </Button>
      )}
    </Section>
  );
}

type SponsorProps = Pick<SponsorFieldsProps, 'organisationId' | 'fieldErrors'> & {
  sponsor: SponsorValues;
  at: number;
  count: number;
  onChange: (change: Partial<SponsorValues>, field: 'name' | 'url' | 'logo') => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function Sponsor({ organisationId, fieldErrors, sponsor, at, count, onChange, onMove, onRemove }: SponsorProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: addPicture } = useWrite('addPicture');
  const title = sponsor.name.trim() || formatMessage(messages.sponsorNumber, { number: at + 1 });
  const errorOf = (field: string) => fieldErrors[`sponsors.${at}.${field}`];
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="sr-only">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={formatMessage(words.name)}
          maxLength={120}
          value={sponsor.name}
          onValueChange={(name) => onChange({ name }, 'name')}
          error={fieldMessage(intl, errorOf('name'), { too_small: shared.nameMissing })}
        />
        <TextField
          label={formatMessage(messages.sponsorLink)}
          inputMode="url"
          maxLength={300}
          value={sponsor.url}
          onValueChange={(url) => onChange({ url }, 'url')}
          error={fieldMessage(intl, errorOf('url'), { invalid_format: messages.sponsorLinkInvalid })}
        />
      </div>
      <PictureField
        label={formatMessage(messages.sponsorLogo)}
        picture={sponsor.logo}
        maxBytes={pictureBytes}
        onSend={async (file) => onChange({ logo: file === null ? null : (await addPicture({ organisationId, file })).picture }, 'logo')}
      />
      <div className="-ml-4 flex items-center justify-between">
        <Button kind="quiet" onClick={onRemove}>
          {formatMessage(messages.removeSponsor, { name: title })}
        </Button>
        <MoveButtons name={title} at={at} count={count} onMove={onMove} />
      </div>
    </fieldset>
  );
}
