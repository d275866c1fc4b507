import { Button } from '@mui/material';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { slugify } from '../../../lib/clubs/clubSlug.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { paths } from '../../../paths.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { calendarCopy } from './copy.ts';

type AddToCalendarButtonProps = {
  tournament: Tournament;
  /** Whether there is nothing else to do. */
  isPrimary?: boolean;
};

/** Downloads a tournament as an .ics file, also to change it in a calendar that has it. */
export function AddToCalendarButton({ tournament, isPrimary }: AddToCalendarButtonProps) {
  const toast = useToast();
  const { run, busy } = useSingleFlight(async () => {
    try {
      const { calendarEvent } = await import('./calendarEvent.ts');
      const tournamentUrl = pageUrl(paths.tournament.href({ id: tournament.id }));
      const text = calendarEvent(tournament, tournamentUrl, new Date());
      downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName(tournament));
    } catch {
      toast.error(calendarCopy.failed);
    }
  });
  return (
    <Button
      color={isPrimary ? 'gold' : 'inherit'}
      variant={isPrimary ? 'contained' : 'outlined'}
      startIcon={<EventIcon />}
      loading={busy}
      loadingPosition="start"
      aria-label={tournament.status ? calendarCopy.update : calendarCopy.add}
      onClick={() => void run()}
    >
      {calendarCopy.addShort}
    </Button>
  );
}

const fileName = ({ id, title }: Tournament) =>
  `${slugify(title.trim()).slice(0, 80) || `tournament-${id}`}.ics`;
