import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import {
  AppBar,
  Button,
  Card,
  CardContent,
  Container,
  createTheme,
  TextField,
  ThemeProvider,
  Toolbar,
  Typography,
} from '@mui/material';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import SlickModule from 'react-slick';

// The least that a home page with the mandated packages costs: the floor that the product is
// compared with. Its hero and its first responses are in the HTML.

type Item = { id: number; title?: string; name?: string; subtitle?: string; image?: string };
type List = { data: Item[] };

const operations = ['tournaments', 'banners', 'scores', 'categories'] as const;

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api/' }),
  endpoints: (build) => ({
    list: build.query<List, (typeof operations)[number]>({ query: (name) => name }),
  }),
});
const { useListQuery } = api;

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
const inlined = JSON.parse(document.getElementById('responses')?.textContent ?? '{}') as Partial<
  Record<(typeof operations)[number], List>
>;
for (const name of operations) {
  const value = inlined[name];
  if (value) void store.dispatch(api.util.upsertQueryData('list', name, value));
}

// The package is CommonJS, which Vite wraps or not.
const Slick = 'default' in SlickModule ? (SlickModule.default as typeof SlickModule) : SlickModule;

function Home() {
  const { data: tournaments } = useListQuery('tournaments');
  const { data: banners } = useListQuery('banners');
  const { data: scores } = useListQuery('scores');
  const { data: categories } = useListQuery('categories');
  const [text, setText] = useState('');
  const { enqueueSnackbar } = useSnackbar();
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6">Floor</Typography>
          <Button color="inherit" component={Link} to="/">
            Home
          </Button>
          <Button color="inherit" onClick={() => enqueueSnackbar('Hello')}>
            Register
          </Button>
        </Toolbar>
      </AppBar>
      <Container>
        <Typography variant="h1">Di sini robot pelajar Indonesia berlaga</Typography>
        <Slick arrows={false} infinite slidesToShow={1} slidesToScroll={1}>
          {banners?.data.map(({ id, title, image }, index) => (
            <div key={id}>
              <img
                src={`/storage/${image}`}
                alt=""
                width={640}
                height={360}
                style={{ width: '100%', height: 'auto' }}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
              <Typography variant="h2">{title}</Typography>
            </div>
          ))}
        </Slick>
        <TextField label="Search" value={text} onChange={({ target }) => setText(target.value)} />
        <Typography>{scores?.data.length} scores</Typography>
        {categories?.data.map(({ id, name }) => (
          <Typography key={id}>{name}</Typography>
        ))}
        {tournaments?.data
          .filter(({ title = '' }) => title.includes(text))
          .slice(0, 6)
          .map(({ id, title }) => (
            <Card key={id}>
              <CardContent>
                <Typography variant="h3">{title}</Typography>
              </CardContent>
            </Card>
          ))}
      </Container>
    </>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root');
const router = createBrowserRouter([{ path: '*', Component: Home }]);
startTransition(() =>
  createRoot(container).render(
    <Provider store={store}>
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <SnackbarProvider>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </ThemeProvider>
    </Provider>,
  ),
);
