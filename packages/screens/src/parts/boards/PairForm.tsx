import { useState } from 'react';
import { ApiError } from '@oche/api/errors';
import type { Board } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { FormError } from '../forms/FormError.tsx';
import { useSubmit } from '../forms/useSubmit.ts';
import { messages } from './boardMessages.ts';
import { boardName } from './boardName.ts';

/** Boards to choose from, grouped by the name of their location or event. */
export type BoardChoice = { place: string; boards: readonly Board[] };

type PairFormProps = {
  choices: readonly BoardChoice[];
  /** code of the tablet whose QR code was scanned */
  code?: string;
  /** whether the button is primary, because pairing is the main purpose of the page */
  prominent?: boolean;
  onPaired?: (board: Board) => void;
};

/** Pairs a tablet with a board, by the code that the tablet shows. The field for the board is hidden if there is only one. */
export function PairForm({ choices, code: scannedCode = '', prominent = true, onPaired }: PairFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: pairBoard } = useWrite('pairBoard');
  const boards = choices.flatMap((choice) => choice.boards);
  const [code, setCode] = useState(scannedCode.toUpperCase());
  const [chosen, setChosen] = useState<string>();
  // The most likely choice is the first working board without a tablet.
  const board = boards.find(({ id }) => id === chosen) ?? boards.find(({ paired, outOfOrder }) => !paired && !outOfOrder) ?? boards[0];
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!code.trim() && { code: 'too_small' }), ...(!board && { board: 'too_small' }) }),
    send: async () => {
      const paired = await pairBoard({ id: board?.id ?? '', code });
      toast.success(formatMessage(messages.paired, { board: boardName(intl, paired) }));
      setCode('');
      setChosen(undefined);
      onPaired?.(paired);
    },
  });
  const isUnknownCode = error instanceof ApiError && error.code === 'unknown-code';
  const busy = state === 'saving';
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-x-4 gap-y-4">
      {error !== undefined && !isUnknownCode && (
        <div className="basis-full">
          <FormError error={error} />
        </div>
      )}
      <TextField
        label={formatMessage(messages.code)}
        className="min-w-[min(11rem,100%)] flex-1 [&_input]:text-[1.375rem] [&_input]:font-[700] [&_input]:tracking-[0.08em] [&_input]:uppercase"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        value={code}
        onValueChange={(value) => (setCode(value.toUpperCase()), touch('code'))}
        error={
          isUnknownCode
            ? formatMessage(messages.unknownCode)
            : fieldMessage(intl, fieldErrors['code'], { too_small: messages.codeMissing, unknown: messages.unknownCode })
        }
      />
      {boards.length > 1 && (
        <BoardSelect
          choices={choices}
          board={board}
          onBoardChange={(id) => (setChosen(id), touch('board'))}
          error={fieldMessage(intl, fieldErrors['board'], { too_small: messages.chooseBoard })}
        />
      )}
      <Button type="submit" kind={prominent ? 'primary' : 'outline'} state={busy ? 'busy' : 'ready'} className="max-sm:w-full sm:mt-6.5">
        {formatMessage(busy ? messages.pairing : messages.pair)}
      </Button>
    </form>
  );
}

type BoardSelectProps = {
  choices: readonly BoardChoice[];
  board: Board | undefined;
  onBoardChange: (id: string) => void;
  error: string | undefined;
};

function BoardSelect({ choices, board, onBoardChange, error }: BoardSelectProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Select
      label={formatMessage(words.board)}
      className="min-w-[min(14rem,100%)] flex-[2]"
      {...(board && { value: board.id })}
      onValueChange={onBoardChange}
      hint={board?.paired ? formatMessage(messages.willReplace) : undefined}
      error={error}
      options={choices.map((choice) => ({
        label: choice.place,
        options: choice.boards.map((each) => ({
          value: each.id,
          label:
            choices.length > 1
              ? formatMessage(messages.boardOf, { board: boardName(intl, each), place: choice.place })
              : boardName(intl, each),
        })),
      }))}
    />
  );
}
