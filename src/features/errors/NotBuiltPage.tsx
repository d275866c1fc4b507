import { Button, Container, Typography } from '@mui/material';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { copy, type NotBuiltName } from './copy.ts';

const names = Object.keys(copy.notBuilt.pages) as NotBuiltName[];

/** Stands for a page that is still to be built: what will be here, and where to go meanwhile. */
export default function NotBuiltPage() {
  const { pathname } = useLocation();
  const name = names.find((candidate) => matchPath(paths[candidate].pattern, pathname));
  const { title, summary } = name ? copy.notBuilt.pages[name] : copy.notBuilt.unnamed;
  usePageTitle(title, summary);
  return (
    <>
      <PageHeading eyebrow={copy.notBuilt.eyebrow} title={title} lead={summary} />
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        <Typography sx={{ mb: 3 }}>{copy.notBuilt.text}</Typography>
        <Button variant="contained" component={Link} to={paths.tournaments.href()} sx={{ mr: 1.5 }}>{copy.notBuilt.onward}</Button>
        <Button variant="outlined" component={Link} to={paths.home.href()}>{copy.notBuilt.home}</Button>
      </Container>
    </>
  );
}
