export const footerTechnologies = [
  'HTML',
  'CSS',
  'Tailwind',
  'React',
  'Node.js',
  'MongoDB',
  'Firebase',
  'AWS',
] as const;

/** The icons around the portrait, clockwise from the top left; x and y in percent of its square. */
export const orbitTechnologies = [
  { name: 'HTML5', icon: 'html5', color: '#ff7a59', x: 31, y: 2 },
  { name: 'React', icon: 'react', color: '#61dafb', x: 69, y: 2 },
  { name: 'CSS3', icon: 'css', color: '#a78bfa', x: 96, y: 26 },
  { name: 'Node.js', icon: 'nodedotjs', color: '#7ddc6f', x: 101, y: 61 },
  { name: 'Figma', icon: 'figma', color: '#ff7262', x: 82, y: 91 },
  { name: 'Firebase', icon: 'firebase', color: '#ffca28', x: 46, y: 102 },
  { name: 'MongoDB', icon: 'mongodb', color: '#4ade80', x: 13, y: 86 },
  { name: 'GitHub', icon: 'github', color: '#eef3ff', x: -2, y: 54 },
  { name: 'Tailwind CSS', icon: 'tailwindcss', color: '#38bdf8', x: 7, y: 21 },
] as const;

export type OrbitTechnology = (typeof orbitTechnologies)[number];
