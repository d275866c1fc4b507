import { Box, Card, Typography } from '@mui/material';
import { paths } from '../../../paths.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { copy } from './copy.ts';
import { PrintedCards } from './PrintedCards.tsx';

const sample = {
  participant_id: 0,
  name: copy.sample.name,
  class: copy.sample.class,
  sign_in_name: copy.sample.signInName,
  code: copy.sample.code,
  link: paths.pupilCard.href(),
};

/** What a card looks like, for a club that has nobody to make one for. */
export const SampleCard = ({ club }: { club: string }) => (
  <Card className="no-print" sx={styles}>
    <Box aria-hidden sx={{ width: 'min(92mm, 100%)' }}>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {copy.sample.title}
      </Typography>
      <PrintedCards club={club} cards={[sample]} />
    </Box>
    <div>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {copy.none.title}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '56ch' }}>{copy.none.text}</Typography>
      <ImportButton isMain />
    </div>
  </Card>
);

const styles = {
  mb: { xs: 2, md: 3 },
  p: { xs: 2, sm: 2.5 },
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
};
