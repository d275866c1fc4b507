import { useId } from 'react';
import type { ReactNode } from 'react';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TournamentCategory } from '../../../../openapi/schema.d.ts';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { paths } from '../../../paths.ts';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { isFull } from '../../tournamentDay/registrationWindow.ts';
import { copy } from '../copy.ts';

type CategoryCardProps = {
  tournamentId: number;
  category: TournamentCategory;
  /** Whether the tournament has started: before, the link to the result is muted. */
  isClosed: boolean;
  /** Whether a team of the signed-in participant is registered. */
  isRegistered: boolean;
  /** Renders the registration form, with the id of the card's heading. */
  children?: ((headingId: string) => ReactNode) | false;
};

export function CategoryCard({
  tournamentId,
  category,
  isClosed,
  isRegistered,
  children,
}: CategoryCardProps) {
  const headingId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Stack useFlexGap spacing={2} sx={content}>
        <Box sx={facts}>
          <CategoryLogo id={category.id} />
          <Typography id={headingId} variant="h4" component="h3">
            {category.name}
          </Typography>
          <Typography className="description" variant="body2">
            {category.description?.trim() || copy.registration.noDescription}
          </Typography>
          {!isClosed && category.capacity !== undefined && (
            <Typography className="places" variant="body2">
              {copy.registration.places(category.registered ?? 0, category.capacity)}
              {isFull(category) &&
                `. ${isRegistered ? copy.registration.fullWithOwn : copy.registration.full}`}
            </Typography>
          )}
        </Box>
        {children && children(headingId)}
      </Stack>
      <Stack direction="row" lang="en" sx={linkRow}>
        <Button
          component={Link}
          to={paths.tournamentResult.href({ tournamentId, categoryId: category.id })}
          aria-describedby={headingId}
          sx={isClosed ? undefined : { color: 'text.secondary', fontWeight: 400 }}
        >
          {copy.registration.viewResult}
        </Button>
        <Button
          component={Link}
          to={paths.category.href({ id: category.id })}
          aria-describedby={headingId}
        >
          {copy.registration.showDetail}
        </Button>
      </Stack>
    </Card>
  );
}

const content = {
  px: { xs: 2, sm: 2.5 },
  py: { xs: 1, sm: 2.5 },
  flexGrow: 1,
  // A form ends where those of its neighbours do; a text follows what is above it.
  '& > * + :not(p)': { mt: 'auto' },
};

/** On phones a row: the places beside the name, and one line of the description. */
const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) fit-content(45%)', sm: 'auto minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: { sm: 0.75 },
  '& > div': { gridRow: { xs: '1 / span 2', sm: 'auto' } },
  '& > .description': {
    gridColumn: { xs: '2 / -1', sm: '1 / -1' },
    color: 'text.secondary',
    ...lineClamp(4),
    WebkitLineClamp: { xs: '1', sm: '4' },
  },
  '& > .places': {
    gridArea: { xs: '1 / 3', sm: 'auto / 1 / auto / -1' },
    textAlign: { xs: 'right', sm: 'left' },
    fontWeight: 600,
  },
};

const line = { borderStyle: 'solid', borderColor: 'divider' };

const linkRow = {
  borderWidth: 'thin 0 0',
  ...line,
  '& > a': { flex: 1, borderRadius: 0, minHeight: { xs: 44, sm: 48 } },
  '& > a + a': { borderWidth: '0 0 0 thin', ...line },
};

/** The tournament itself knows only the names of its categories. */
function CategoryLogo({ id }: { id: number }) {
  const { data } = useListCategoriesQuery();
  return (
    <Box sx={{ width: { xs: 40, sm: 48 }, flexShrink: 0 }}>
      <Picture
        path={data?.data.find((category) => category.id === id)?.logo}
        fallback={defaultLogo}
        alt=""
        ratio="1"
        sizes="52px"
        fit="contain"
      />
    </Box>
  );
}
