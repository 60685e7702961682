/** Everything personal on the site. Optional facts vanish from the pages when they are left out. */
export const owner = {
  name: 'Arif Hasan',
  role: 'Web Developer',
  tagline: 'Building intuitive, high-performance web applications',
  summary: 'Passionate Web Developer, 5 years of experience crafting modern web solutions',
  description:
    'Arif Hasan is a passionate web developer with 5 years of experience in building intuitive, high-performance web applications with the MERN stack.',
  portrait: {
    src: '/images/portrait.webp',
    srcSet: '/images/portrait-400.webp 400w, /images/portrait.webp 800w',
    htmlWidth: 800,
    htmlHeight: 800,
  },
  resumeUrl: 'https://drive.google.com/file/d/arif-hasan-resume/view',
  email: 'hello@arifhasan.example',
  phone: '+880 1700-000000',
  address: { street: 'Station Road 14', town: 'Puthia', region: 'Rajshahi', country: 'Bangladesh' },
  socials: {
    linkedin: 'https://www.linkedin.com/in/arif-hasan-dev',
    github: 'https://github.com/arif-hasan-dev',
    facebook: 'https://www.facebook.com/arif.hasan.dev',
  },
} as const;
