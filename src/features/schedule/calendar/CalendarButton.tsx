import { Button } from '@mui/material';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { slugify } from '../../../lib/clubs/clubSlug.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { scheduleOf } from '../../../lib/urls/scheduleUrl.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import type { Turn } from '../turns.ts';
import type { Names } from '../turnText.ts';

type CalendarButtonProps = {
  tournament: Tournament;
  /** Those that a search has found. */
  turns: readonly Turn[];
  names: Names;
  /** What was searched for, in the name of the file. */
  query: string;
};

/** Downloads the turns that are to come as an .ics file. */
export function CalendarButton({ tournament, turns, names, query }: CalendarButtonProps) {
  const toast = useToast();
  const { run, busy } = useSingleFlight(async () => {
    try {
      const { turnsCalendar } = await import('./turnsCalendar.ts');
      const text = turnsCalendar(turns, {
        names,
        tournament: tournament.title,
        venue: tournament.venue?.name,
        pageUrl: pageUrl(scheduleOf(tournament.id, query)),
        now: new Date(currentTime()),
      });
      const name = slugify(`${copy.title} ${query} ${tournament.title}`).slice(0, 80);
      downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
    } catch {
      toast.error(copy.calendar.failed);
    }
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<EventIcon />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void run()}
    >
      {copy.calendar.download}
    </Button>
  );
}
