import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { copy } from './copy.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';
import { MessageLayout } from './MessageLayout.tsx';

export default function NotFoundPage() {
  usePageTitle(copy.notFound.title, copy.notFound.text);
  return (
    <MessageLayout
      lang="en"
      title={copy.notFound.title}
      text={copy.notFound.text}
      illustration={<ErrorIllustration />}
      actions={
        <>
          <Button
            variant="contained"
            color="gold"
            size="large"
            component={Link}
            to={paths.home.href()}
          >
            {copy.notFound.home}
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            component={Link}
            to={paths.tournaments.href()}
          >
            {copy.notFound.tournaments}
          </Button>
        </>
      }
    />
  );
}
