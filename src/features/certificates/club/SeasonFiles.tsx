import { Box, Card, Typography } from '@mui/material';
import type { ClubCertificates } from '../../../../openapi/schema.d.ts';
import { useLazyListClubSeasonsQuery } from '../../../api/certificates.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { DownloadMenu } from '../../../ui/download/DownloadMenu.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from './copy.ts';
import { findSeasons, toSeasonRows } from './seasonRows.ts';

const texts = copy.season;

/** A file of each season with the results and the codes of the certificates, for whoever passes them on. */
export function SeasonFiles({ tournaments, certificates }: ClubCertificates) {
  const today = useEventDay();
  const [load] = useLazyListClubSeasonsQuery();
  const seasons = findSeasons([
    ...tournaments.filter((tournament) => tournamentState(tournament, today) !== 'before'),
    ...certificates.map(({ tournament }) => tournament),
  ]);
  if (seasons.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="season-files" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography id="season-files" variant="h6" component="h2">
        {texts.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '62ch' }}>
        {texts.lead}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {seasons.map((season) => (
          <DownloadMenu
            key={season}
            label={texts.download(season)}
            rows={async () => toSeasonRows((await load().unwrap()).data, season)}
            sheet={texts.sheet(season)}
            rowsPerSheet={200}
            name={texts.file(season)}
          />
        ))}
      </Box>
    </Card>
  );
}
