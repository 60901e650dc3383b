import { defineMessages } from '@oche/i18n/messages';

/** Texts of the link with which anybody scores a match. */
export const messages = defineMessages({
  link: { id: 'matchLink.link', defaultMessage: 'Link to score' },
  means: {
    id: 'matchLink.means',
    defaultMessage:
      'Whoever opens it scores the games of this match, without an account. It cannot see lineups early, and cannot confirm the sheet.',
  },
  show: { id: 'matchLink.show', defaultMessage: 'Show link' },
  renew: { id: 'matchLink.renew', defaultMessage: 'Renew link' },
  renewMeans: { id: 'matchLink.renewMeans', defaultMessage: 'If you renew the link, all earlier links of this match stop working.' },
  shownOnce: { id: 'matchLink.shownOnce', defaultMessage: 'Works until {time}, or until the match is confirmed. Earlier links work too.' },
  renewed: { id: 'matchLink.renewed', defaultMessage: 'Works until {time}, or until the match is confirmed. Earlier links have ended.' },
  qr: { id: 'matchLink.qr', defaultMessage: 'QR code to score {home} – {away}' },
  tooEarly: { id: 'matchLink.tooEarly', defaultMessage: 'A match has a link from six hours before its start until it is decided.' },
});
