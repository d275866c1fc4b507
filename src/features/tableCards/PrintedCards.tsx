import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { QRCodeSVG } from 'qrcode.react';
import type { ManagedTournament, NewTableCard } from '../../../openapi/schema.d.ts';
import { brand } from '../../brand.ts';
import { pageUrl } from '../../lib/urls/pageUrl.ts';
import { paths } from '../../paths.ts';
import { LocalAddressNotice } from '../../ui/states/LocalAddressNotice.tsx';
import { printStyle } from '../../ui/styles/printStyle.ts';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.print;

type PrintedCardsProps = {
  tournament: Pick<ManagedTournament, 'title'>;
  cards: NewTableCard[];
  /** What they are for. */
  purpose: string;
  onClose: () => void;
};

/** The new cards on paper: four of the size A6 on a sheet. */
export function PrintedCards({ tournament, cards, purpose, onClose }: PrintedCardsProps) {
  const address = pageUrl(paths.table.href());
  return (
    <Box component="section" aria-label={copy.title} sx={{ mb: 3 }}>
      <GlobalStyles styles={printStyle} />
      <Box className="no-print" sx={{ mb: 2 }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {copy.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{copy.lead}</Typography>
        <LocalAddressNotice url={cards[0]?.link ?? address} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {copy.button}
          </Button>
          <Button onClick={onClose}>{copy.close}</Button>
        </Box>
      </Box>
      <Box component="ul" data-color-scheme="light" sx={cardsStyles}>
        {cards.map(({ label, code, link }) => (
          <li key={code}>
            <small>
              {brand.name} · {tournament.title}
            </small>
            <b>{label}</b>
            <span>{purpose}</span>
            <QRCodeSVG
              value={link.startsWith('/') ? pageUrl(link) : link}
              level="M"
              size={170}
              title={copy.qr(label)}
              role="img"
            />
            <span>{copy.steps}</span>
            <small>{copy.typed(address.replace(/^https?:\/\//, ''))}</small>
            <b className="code">{code}</b>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const cardsStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 90mm)',
  color: '#000',
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2mm',
    width: '90mm',
    height: '132mm',
    p: '6mm',
    textAlign: 'center',
    border: '1px dashed #888',
    backgroundColor: '#fff',
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
  },
  '& b': { fontSize: 30, lineHeight: 1.1 },
  '& .code': { fontFamily: 'monospace', fontSize: 34, letterSpacing: '0.15em' },
} as const;
