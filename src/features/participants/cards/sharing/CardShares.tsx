import { Box, Typography } from '@mui/material';
import type { PupilCard } from '../../../../../openapi/schema.d.ts';
import { pageUrl } from '../../../../lib/urls/pageUrl.ts';
import { ShareButton } from '../../../../ui/page/ShareButton.tsx';
import { cardText } from './cardText.ts';
import { copy } from '../copy.ts';

type CardSharesProps = { club: string; cards: readonly (PupilCard & { endsAt: string })[] };

/** Sends new cards to families, each on its own: its link activates the account of one pupil. */
export const CardShares = ({ club, cards }: CardSharesProps) => (
  <Box component="details" className="no-print" sx={styles}>
    <summary>{copy.sharing.summary}</summary>
    <Typography variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
      {copy.sharing.note}
    </Typography>
    <ul aria-label={copy.sharing.list}>
      {cards.map((card) => (
        <li key={card.participant_id}>
          <span>
            {card.name}
            {card.class && ` · ${card.class}`}
          </span>
          <ShareButton
            title={copy.title}
            text={cardText(club, card)}
            url={card.link.startsWith('/') ? pageUrl(card.link) : card.link}
            note={copy.sharing.note}
            label={copy.sharing.label(card.name)}
            size="small"
          />
        </li>
      ))}
    </ul>
  </Box>
);

const styles = {
  mb: 2,
  maxWidth: 640,
  '& summary': { display: 'list-item', py: 1.25, fontWeight: 600, cursor: 'pointer' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderTop: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& li > button': { flexShrink: 0 },
};
