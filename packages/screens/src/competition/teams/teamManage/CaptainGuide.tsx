import { useIntl } from '@oche/i18n/provider';
import { Guide } from '../../parts/guide/Guide.tsx';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { messages as paperMessages } from '../../../parts/match/paperMessages.ts';
import { messages as postponeMessages } from '../../../parts/match/postponeMessages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as guideMessages } from '../../parts/guide/captainMessages.ts';

/** What a captain does from the week before a match to its confirmed sheet. */
export function CaptainGuide({ season: { rules } }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const { lineup, confirmHours, paper } = rules;
  return (
    <Guide
      title={formatMessage(guideMessages.title)}
      topic="captain"
      steps={[
        {
          ...{ id: 'before', title: formatMessage(guideMessages.before) },
          text: formatMessage(guideMessages.beforeText, { button: formatMessage(postponeMessages.ask) }),
        },
        {
          ...{ id: 'lineup', title: formatMessage(guideMessages.lineup) },
          text: formatMessage(guideMessages.lineupText, { button: formatMessage(lineupMessages.handIn), hours: lineup.opens }),
        },
        {
          ...{ id: 'play', title: formatMessage(guideMessages.play) },
          text: formatMessage(guideMessages.playText, { button: formatMessage(actionMessages.start) }),
        },
        ...(paper === 'no'
          ? []
          : [
              {
                ...{ id: 'paper', title: formatMessage(guideMessages.paper) },
                text: formatMessage(guideMessages.paperText, { button: formatMessage(paperMessages.open) }),
              },
            ]),
        {
          ...{ id: 'confirm', title: formatMessage(guideMessages.confirm) },
          text: formatMessage(guideMessages.confirmText, { hours: confirmHours }),
        },
      ]}
    />
  );
}
