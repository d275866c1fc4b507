import { useState } from 'react';
import { Box, Container, Typography } from '@mui/material';
import { SceneHeading } from '../../ui/page/headings/SceneHeading.tsx';
import scene from '../../ui/pictures/faqScene.svg';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { copy } from './copy.ts';
import { FaqItem } from './FaqItem.tsx';

const { title, eyebrow, lead, groups } = copy.faq;

const itemsPerColumn = groups[0].items.length;

/** At most one answer is open, initially the first one. */
export default function FaqPage() {
  const [openNumber, setOpenNumber] = useState<number | undefined>(1);
  usePageTitle(title, lead);
  return (
    <>
      <SceneHeading scene={scene} title={title} eyebrow={eyebrow} lead={lead} />
      <Container sx={{ py: { xs: 3, md: 6 } }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {groups.map((group, column) => (
            <Box key={group.title} component="section" aria-label={group.title} sx={{ mb: 2 }}>
              <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
                {group.title}
              </Typography>
              {group.items.map((item, row) => {
                const number = column * itemsPerColumn + row + 1;
                return (
                  <FaqItem
                    key={item.question}
                    number={number}
                    {...item}
                    isOpen={openNumber === number}
                    onToggle={(isOpen) => setOpenNumber(isOpen ? number : undefined)}
                  />
                );
              })}
            </Box>
          ))}
        </Box>
      </Container>
    </>
  );
}
