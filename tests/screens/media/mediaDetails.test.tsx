import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { arenaBlogs } from '../../../server/seed/media/blogs/arena.ts';
import { galleryTexts } from '../../../server/seed/media/media.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { answerList, readList } from '../../support/screens/lists.ts';
import { heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

describe('one item of the gallery', () => {
  it('shows it with five others', async () => {
    await renderApp('/content/foto-bersama-malang');
    const title = 'Foto bersama juara umum Semeru Robot Open';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const item = galleryTexts.find(({ slug }) => slug === 'foto-bersama-malang');
    await waitFor(() => expect(document.title).toBe(`${title} · RoboLaga`));
    expect(description()).toBe(item?.description);
    expect(screen.getByText(item?.description ?? '')).toBeVisible();
    expect(screen.getByRole('img', { name: title })).toHaveAttribute(
      'src',
      '/storage/gallery/foto-bersama-malang.svg',
    );
    expect(screen.getByRole('button', { name: 'Bagikan' })).toBeVisible();

    const related = within(screen.getByRole('navigation', { name: 'Konten terkait' }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.not.arrayContaining(['/content/foto-bersama-malang']),
    );
    expect(related.getAllByRole('link')).toHaveLength(5);
    expect(
      related.getByText(
        'Dua robot saling mengunci selama hampir tiga menit sebelum Badik Baterai mene...',
      ),
    ).toBeVisible();
  });

  it('opens the picture in full screen, and gives the focus back', async () => {
    const { user } = await renderApp('/content/foto-bersama-malang');
    const title = 'Foto bersama juara umum Semeru Robot Open';
    const open = await screen.findByRole('button', { name: `Perbesar gambar: ${title}` });
    const closings = [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Tutup gambar' })),
      () => user.click(within(screen.getByRole('dialog')).getByRole('img')),
    ];
    for (const close of closings) {
      await user.click(open);
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(within(dialog).getByRole('img', { name: title })).toHaveAttribute(
        'src',
        '/storage/gallery/foto-bersama-malang.svg',
      );
      await close();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(open).toHaveFocus();
    }
  });

  it('goes by its id where it has no slug, and cuts long titles of others', async () => {
    faults(
      answerList('galleries', [
        {
          id: 41,
          title: 'Tanpa nama',
          image: 'gallery/x.svg',
          slug: null,
          description: null,
          created_at: 'kemarin',
        },
        {
          id: 42,
          title: 'x'.repeat(46),
          image: 'gallery/y.svg',
          slug: 'lain',
          description: 'y'.repeat(81),
          created_at: '2026-08-17T03:15:00Z',
        },
      ]),
    );
    const { user, currentPath } = await renderApp('/content/41', { withStyles: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tanpa nama' })).toBeVisible();
    expect(screen.getByText(/Belum ada keterangan untuk media ini/)).toBeVisible();
    expect(description()).toMatch(/Belum ada keterangan/);
    expect(screen.getByText('kemarin')).toBeVisible();
    const other = screen.getByRole('link', { name: `${'x'.repeat(42)}... ${'y'.repeat(77)}...` });
    await user.click(other);
    expect(await screen.findByRole('heading', { level: 1, name: 'x'.repeat(46) })).toBeVisible();
    expect(currentPath()).toBe('/content/lain');
  });

  it('says when there is none', async () => {
    const { user, currentPath } = await renderApp('/content/tidak-ada');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Content not found' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });
});

describe('one blog', () => {
  const slug = 'robot-tercepat-jarang-juara';

  it('shows the article and the recent ones', async () => {
    const { user, currentPath } = await renderApp(`/blog/${slug}`);
    const blog = arenaBlogs.find((one) => one.slug === slug);
    expect(await screen.findByRole('heading', { level: 1, name: blog?.title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${blog?.metaTitle} · RoboLaga`));
    expect(description()).toBe(blog?.metaDescription);
    expect(
      screen.getByRole('heading', { level: 2, name: 'Apa yang berubah antara pagi dan sore' }),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Tabel 1' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Bagikan' })).toBeVisible();

    expect(screen.getByText(/^· 1 menit baca$/)).toBeVisible();
    const recent = within(screen.getByRole('navigation', { name: 'Recent Blogs' }));
    const blogs = await readList<{ slug: string }>(backend, '/api/blogs');
    expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      blogs.slice(0, 5).map((one) => `/blog/${one.slug}`),
    );
    const current = recent.getByRole('link', { current: 'page' });
    expect(current).toHaveAttribute('href', `/blog/${slug}`);
    expect(current).toHaveTextContent(`${blog?.title.slice(0, 57)}...`);

    await user.click(recent.getAllByRole('link')[0] ?? current);
    expect(
      await screen.findByRole('heading', { level: 1, name: arenaBlogs[0]?.title }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Ritual sebelum lomba robot | RoboLaga'));
    await user.click(screen.getByRole('link', { name: 'halaman turnamen' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
  });

  it('leads to the articles before and after it', async () => {
    const blogs = await readList<{ slug: string; title: string }>(backend, '/api/blogs');
    const [newest, second, third] = blogs;
    const { user } = await renderApp(`/blog/${second?.slug}`);
    const others = () => within(screen.getByRole('navigation', { name: 'Artikel lain' }));
    expect(await heading(second?.title ?? '')).toBeVisible();
    expect(others().getByRole('link', { name: /^Artikel sebelumnya/ })).toHaveAttribute(
      'href',
      `/blog/${third?.slug}`,
    );
    await user.click(others().getByRole('link', { name: /^Artikel berikutnya/ }));
    expect(await heading(newest?.title ?? '')).toBeVisible();
    expect(others().getAllByRole('link')).toHaveLength(1);
  });

  it('cleans what it shows, and does without what is missing', async () => {
    const content =
      '<h1 id="root" onclick="x()">Bab</h1><script>document.title = "x"</script><a href="javascript:x()">klik</a> <a href="https://x.test/">luar</a><p><img src="/storage/none.png" alt="Robot biru"></p>';
    faults(
      answerList('blogs', [
        {
          id: 1,
          title: 'Judul',
          slug: 'a&b',
          image: null,
          created_at: '2026-08-17T03:15:00Z',
          content,
          meta_title: null,
          meta_description: null,
        },
      ]),
    );
    await renderApp('/blog/a%26b');
    expect(await screen.findByRole('heading', { level: 2, name: 'Bab' })).not.toHaveAttribute('id');
    await waitFor(() => expect(document.title).toBe('Judul · RoboLaga'));
    expect(description()).toBe('Judul');
    expect(screen.queryByRole('link', { name: 'klik' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'luar' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    fireEvent.error(screen.getByRole('img', { name: 'Robot biru' }));
    expect(screen.queryByRole('img', { name: 'Robot biru' })).not.toBeInTheDocument();
    expect(screen.getByText('Robot biru')).toBeVisible();
  });

  it('says when there is none', async () => {
    const { user, currentPath } = await renderApp('/blog/tidak-ada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog not found.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Lihat semua blog' }));
    await waitFor(() => expect(currentPath()).toBe('/Media_Content'));
  });
});

it.each<[string, ScenarioText, string, string, string]>([
  [
    '/content/final-sumo-makassar',
    'server-500:listGalleryItems',
    'Memuat konten...',
    'Media ini gagal dimuat.',
    'Final sumo yang berakhir di detik terakhir',
  ],
  [
    '/blog/membaca-lawan-di-atas-dohyo',
    'server-500:listBlogs',
    'Memuat blog...',
    'Blog ini gagal dimuat.',
    'Membaca lawan di atas dohyo',
  ],
])(
  '%s is not missing while it loads or where it cannot be loaded',
  async (address, text, loading, failed, title) => {
    await applyScenarios(text);
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/*', () => answer.promise));
    const { user } = await renderApp(address);
    expect(await screen.findByText(loading)).toBeInTheDocument();
    answer.resolve();
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);
