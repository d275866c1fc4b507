import type { ReactNode, Ref } from 'react';
import { Box, Typography } from '@mui/material';
import { HydratedFields } from '../forms/HydratedFields.tsx';
import { type BoardContent, BrandBoard } from './BrandBoard.tsx';

export type FormPageProps = {
  /** What the brand board says about the form. */
  board: BoardContent & { head?: ReactNode };
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  lead: ReactNode;
  children: ReactNode;
  /** Links below the form; none while it is not known what the form is. */
  links: ReactNode;
};

/** Shows the brand board beside the form, on phones above it. */
export function FormPage(props: FormPageProps) {
  const { board, title, titleRef, lead, children, links } = props;
  return (
    <Box
      data-account
      sx={{
        display: 'grid',
        minHeight: 'inherit',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <BrandBoard {...board} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 2, sm: 3 },
          // At a distance from the top instead of in the middle: the part of a form that has arrived may be
          // painted, and must not move when the rest comes.
          pt: { xs: 4, md: 'clamp(56px, 14svh, 168px)' },
          pb: { xs: 4, md: 7 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%', maxWidth: 440 }}>
          <Typography
            variant="h1"
            ref={titleRef}
            tabIndex={-1}
            sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}
          >
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{lead}</Typography>
          <HydratedFields>{children}</HydratedFields>
          {links && (
            <Box
              sx={{ display: 'grid', gap: 1, mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}
            >
              {links}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
