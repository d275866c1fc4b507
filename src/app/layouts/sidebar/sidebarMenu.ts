import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

export const sidebarMenu = [
  { id: 1, to: paths.tournaments.href(), label: copy.links.tournaments, Icon: EmojiEventsIcon },
  { id: 2, to: paths.mediaContent.href(), label: copy.links.media, Icon: ArticleIcon },
  { id: 3, to: paths.teams.href(), label: copy.links.teams, Icon: GroupsIcon },
  { id: 4, to: paths.school.href(), label: copy.links.schoolClub, Icon: ImageIcon },
] as const;
