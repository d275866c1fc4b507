import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';

/** What a button says and does: `to` is a path in the application, and `href` loads a page. */
type MessageAction = Pick<ButtonProps, 'children' | 'startIcon' | 'loading' | 'loadingPosition'> &
  ({ to: string } | { href: string } | { onClick: () => void });

type MessagePageProps = {
  title: string;
  text: string;
  /** What to do first, and instead. */
  primary: MessageAction;
  secondary: MessageAction;
  /** Language of title and text if it differs from the page's. */
  lang?: 'en';
};

/** What is shown in place of a page: what is wrong, and two ways on. */
export function MessagePage({ title, text, primary, secondary, lang }: MessagePageProps) {
  usePageTitle(title, text);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2 }}>
      <ErrorIllustration />
      <Typography variant="h1" lang={lang} tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="subtitle1" lang={lang}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, pt: 1 }}>
        <ActionButton variant="contained" color="gold" {...primary} />
        <ActionButton variant="outlined" color="inherit" {...secondary} />
      </Box>
    </Box>
  );
}

const ActionButton = (props: MessageAction & Pick<ButtonProps, 'variant' | 'color'>) =>
  'to' in props ? (
    <Button size="large" component={Link} {...props} />
  ) : (
    <Button size="large" {...props} />
  );
