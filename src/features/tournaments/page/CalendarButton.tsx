import { Button } from '@mui/material';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { endOfDate } from '../../../lib/calendarDate.ts';
import { slugify } from '../../../lib/clubSlug.ts';
import { pageUrl } from '../../../lib/pageUrl.ts';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { paths } from '../../../paths.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from '../copy.ts';
import { useEachSecond } from '../useEachSecond.ts';

/** Downloads a tournament as an .ics file. Hidden if its date is invalid or in the past. */
export function CalendarButton({ tournament }: { tournament: Tournament }) {
  const toast = useToast();
  const isUpcoming = useEachSecond((now) => endOfDate(tournament.date) > now);
  const { run, busy } = useSingleFlight(async () => {
    try {
      const { calendarEvent } = await import('./calendarEvent.ts');
      const tournamentUrl = pageUrl(paths.tournament.href({ id: tournament.id }));
      const text = calendarEvent(tournament, tournamentUrl, new Date());
      downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName(tournament));
    } catch {
      toast.error(copy.calendar.failed);
    }
  });
  if (!isUpcoming) return null;
  return (
    <Button
      color="inherit"
      variant="outlined"
      lang="en"
      startIcon={<EventIcon />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void run()}
    >
      {copy.calendar.add}
    </Button>
  );
}

const fileName = ({ id, title }: Tournament) =>
  `${slugify(title.trim()).slice(0, 80) || `tournament-${id}`}.ics`;
