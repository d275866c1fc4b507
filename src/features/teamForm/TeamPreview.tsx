import { Box, Typography } from '@mui/material';
import { lineClamp } from '../../ui/styles/cardStyles.ts';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { cutCorner, ellipsis } from '../../ui/styles/styles.ts';
import { TeamCode } from './InviteLink.tsx';
import { copy } from './copy.ts';

type TeamPreviewProps = {
  code: string;
  clubName: string;
  name: string;
  category: string | undefined;
};

export function TeamPreview({ code, clubName, name, category }: TeamPreviewProps) {
  return (
    <Box sx={{ ...cutCorner(20), overflow: 'hidden' }}>
      <BoardSection component="div">
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            gap: { xs: 1, md: 3 },
            minHeight: { md: 176 },
            px: { xs: 2, md: 2.5 },
            py: { xs: 1.5, md: 2.25 },
          }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
            }}
          >
            <Typography variant="body2" sx={{ ...ellipsis, flex: '1 1 0', color: 'board.muted' }}>
              {clubName}
            </Typography>
            <Typography variant="body2" sx={{ ...ellipsis, color: 'board.muted' }}>
              {category ?? copy.preview.category}
            </Typography>
          </Box>
          <Box>
            <Typography
              aria-hidden
              variant="h4"
              component="p"
              sx={{
                ...lineClamp(2),
                display: { xs: 'none', md: '-webkit-box' },
                color: name.trim() === '' ? 'board.muted' : undefined,
              }}
            >
              {name.trim() || copy.preview.name}
            </Typography>
            <Typography
              component="p"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                columnGap: 1.25,
                mt: { md: 0.5 },
              }}
            >
              <Box component="span" sx={{ fontSize: '0.8125rem', color: 'board.muted' }}>
                {copy.preview.code}
              </Box>
              <TeamCode code={code} />
            </Typography>
          </Box>
        </Box>
      </BoardSection>
    </Box>
  );
}
