import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import TwitterIcon from '@mui/icons-material/Twitter';
import YouTubeIcon from '@mui/icons-material/YouTube';
import { brand } from '../../../brand.ts';
import { selectLinks } from '../../routes/pageRoute.ts';
import { siteRoutes } from '../../routes/siteRoutes.ts';
import { copy } from '../copy.ts';

export type FooterEntry = { label: string; to: string };

export const footerColumns: { title: string; entries: FooterEntry[] }[] = [
  { title: copy.footer.explore, entries: selectLinks(siteRoutes, 'footerExplore') },
  { title: copy.footer.account, entries: selectLinks(siteRoutes, 'footerAccount') },
  { title: copy.footer.legal, entries: selectLinks(siteRoutes, 'footerLegal') },
];

export const socialLinks = [
  { label: 'Facebook', href: brand.social.facebook, Icon: FacebookIcon },
  { label: 'Twitter', href: brand.social.twitter, Icon: TwitterIcon },
  { label: 'YouTube', href: brand.social.youtube, Icon: YouTubeIcon },
  { label: 'LinkedIn', href: brand.social.linkedin, Icon: LinkedInIcon },
  { label: 'Instagram', href: brand.social.instagram, Icon: InstagramIcon },
];
