import { Button } from '@mui/material';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { endOfDate } from '../../lib/calendarDate.ts';
import { slugOf } from '../../lib/clubSlug.ts';
import { pageAddress } from '../../lib/pageAddress.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { paths } from '../../paths.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { useEachSecond } from './useEachSecond.ts';

/**
 * Saves a tournament as a file that calendars read; nothing where its date is none, or has gone by.
 */
export function CalendarButton({ tournament }: { tournament: Tournament }) {
  const toast = useToast();
  const isAhead = useEachSecond((now) => endOfDate(tournament.date) > now);
  const { run, busy } = useOneAtATime(async () => {
    try {
      const { calendarEvent } = await import('./calendarEvent.ts');
      const page = pageAddress(paths.tournament.href({ id: tournament.id }));
      const text = calendarEvent(tournament, page, new Date());
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName(tournament));
    } catch {
      toast.error(copy.calendar.failed);
    }
  });
  if (!isAhead) return null;
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
  `${slugOf(title.trim()).slice(0, 80) || `tournament-${id}`}.ics`;
