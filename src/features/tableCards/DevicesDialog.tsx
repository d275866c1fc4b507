import { useId } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { TableCard } from '../../../openapi/schema.d.ts';
import { useEndTableCardSessionsMutation } from '../../api/tableCards.ts';
import { formatLocalTime } from '../../lib/dates/formatLocalTime.ts';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { entryErrorText } from '../requests/errorText.ts';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.devices;

type DevicesDialogProps = {
  /** The id of the tournament. */
  id: number;
  card: TableCard;
  onClose: () => void;
};

/** The devices that are signed in with a card, each with the button that signs it out. */
export function DevicesDialog({ id, card, onClose }: DevicesDialogProps) {
  const titleId = useId();
  const [end] = useEndTableCardSessionsMutation();
  const toast = useToast();
  const { run: signOut, busy } = useSingleFlight(async (sessionId?: number) => {
    const { data, error } = await end({
      id,
      cardId: card.id,
      ...(sessionId !== undefined && { session_id: sessionId }),
    });
    if (data) toast.success(data.message);
    else toast.error(entryErrorText(error, copy.failed));
  });
  const { people } = card;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {copy.title(card.label)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {people.length === 0 ? pageCopy.nobody : copy.lead}
        </DialogContentText>
        <Box component="ul" aria-label={copy.title(card.label)} sx={listStyles}>
          {people.map(({ id: sessionId, name, device, last_seen_at: at }) => (
            <li key={sessionId}>
              <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{name}</Box>
                <Box component="small" sx={{ color: 'text.secondary' }}>
                  {copy.lastUse(device, formatLocalTime(at, undefined))}
                </Box>
              </Box>
              <Button
                color="error"
                disabled={busy}
                aria-label={copy.signOutOf(name, device)}
                onClick={() => void signOut(sessionId)}
              >
                {copy.signOut}
              </Button>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {people.length > 1 && (
          <Button color="error" disabled={busy} onClick={() => void signOut()}>
            {copy.signOutAll}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
