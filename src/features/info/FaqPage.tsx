import { useState } from 'react';
import { Box, Container } from '@mui/material';
import { SceneHeading } from '../../ui/page/SceneHeading.tsx';
import scene from '../../ui/pictures/faqScene.svg';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { copy } from './copy.ts';
import { FaqItem } from './FaqItem.tsx';

const { title, eyebrow, lead, items } = copy.faq;

const itemsPerColumn = items.length / 2;
const columns = [items.slice(0, itemsPerColumn), items.slice(itemsPerColumn)];

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
          {columns.map((column, columnIndex) => (
            <div key={column[0]?.question}>
              {column.map((item, row) => {
                const number = columnIndex * itemsPerColumn + row + 1;
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
            </div>
          ))}
        </Box>
      </Container>
    </>
  );
}
