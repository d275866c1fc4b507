import { Box, Button, Container } from '@mui/material';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import { SceneHeading } from '../../ui/page/SceneHeading.tsx';
import scene from '../../ui/pictures/mediaScene.svg';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { BlogSection } from './articles/BlogSection.tsx';
import { copy } from './copy.ts';
import { GallerySection } from './GallerySection.tsx';
import { scrollToSection, sections } from './sections.ts';
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
        actions={<SectionLinks />}
      />
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

function SectionLinks() {
  return (['videos', 'gallery', 'blogs'] as const).map((name) => (
    <Button
      key={name}
      variant="outlined"
      color="inherit"
      endIcon={<ArrowDownwardIcon />}
      sx={sectionLink}
      onClick={() => scrollToSection(sections[name])}
    >
      <span lang="en">{copy[name].title}</span>
    </Button>
  ));
}

/** All three beside each other on a phone. */
const sectionLink = {
  px: { xs: 1, sm: 2 },
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
};

const sectionPadding = { pt: { xs: 4, md: 6 }, pb: { xs: 3, md: 5 } };
