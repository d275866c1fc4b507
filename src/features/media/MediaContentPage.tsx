import { Box, Button, Container } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import { SceneHeading } from '../../ui/page/headings/SceneHeading.tsx';
import scene from '../../ui/pictures/mediaScene.svg';
import { headerHeight } from '../../ui/styles/styles.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { BlogSection } from './articles/BlogSection.tsx';
import { copy } from './copy.ts';
import { GallerySection } from './GallerySection.tsx';
import { scrollToSection, sectionBarHeight, sections } from './sections.ts';
import { VideoSection } from './videos/VideoSection.tsx';

export default function MediaContentPage() {
  usePageTitle(copy.page.title, copy.page.lead);
  return (
    <>
      <SceneHeading
        scene={scene}
        title={copy.page.title}
        eyebrow={copy.page.eyebrow}
        lead={copy.page.lead}
      />
      <SectionLinks />
      <Container sx={sectionPadding}>
        <VideoSection />
      </Container>
      <Box sx={{ bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' }}>
        <Container sx={sectionPadding}>
          <GallerySection />
        </Container>
      </Box>
      <Container sx={sectionPadding}>
        <BlogSection />
      </Container>
    </>
  );
}

/** Stays under the header: the sections are long. */
function SectionLinks() {
  return (
    <Box sx={sectionBar}>
      <Container sx={{ display: 'flex' }}>
        {(['videos', 'gallery', 'blogs'] as const).map((name) => (
          <Button
            key={name}
            color="inherit"
            endIcon={<ArrowDownwardIcon />}
            sx={sectionLink}
            onClick={() => scrollToSection(sections[name])}
          >
            <span lang="en">{copy[name].title}</span>
          </Button>
        ))}
      </Container>
    </Box>
  );
}

function sectionBar({ vars: { palette }, zIndex }: Theme) {
  return {
    position: 'sticky',
    top: headerHeight,
    // Below the menu that opens over it.
    zIndex: zIndex.appBar - 3,
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    '--focus-ring': palette.gold.main,
  } as const;
}

/** All three beside each other on a phone. */
const sectionLink = {
  height: sectionBarHeight,
  px: { xs: 1, sm: 2 },
  ml: { xs: -1, sm: -2 },
  '& + &': { ml: { xs: 1, sm: 2 } },
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
};

const sectionPadding = { pt: { xs: 4, md: 6 }, pb: { xs: 3, md: 5 } };
