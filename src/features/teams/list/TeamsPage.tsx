import { Button, Container } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { SceneHeading } from '../../../ui/page/headings/SceneHeading.tsx';
import scene from '../../../ui/pictures/teamsScene.svg';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { copy } from '../copy.ts';
import { TeamList } from './TeamList.tsx';

export default function TeamsPage() {
  usePageTitle(copy.list.pageTitle, copy.list.lead);
  return (
    <>
      <SceneHeading
        scene={scene}
        title={copy.list.invitation}
        eyebrow={copy.list.eyebrow}
        lead={copy.list.lead}
        actions={
          <Button
            variant="contained"
            color="gold"
            size="large"
            component={Link}
            to={paths.school.href()}
          >
            {copy.list.toClubs}
          </Button>
        }
      />
      <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 4, md: 7 } }}>
        <TeamList />
      </Container>
    </>
  );
}
