export const introduction = [
  'I build web applications from the first sketch to the last query: interfaces in React, services in Node.js, data in MongoDB. Five years in, what I enjoy most is the moment a slow, confusing process becomes one clear screen.',
  'I work from a small town in Rajshahi with teams near and far. I write things down, measure before I optimise, and care how a page feels on a cheap phone with a weak signal, because that is where most of its readers are.',
];

export const education = [
  {
    title: 'B.Sc. in Computer Science and Engineering',
    place: 'Padma University of Technology, Rajshahi',
    year: 2022,
    description:
      'Software engineering and distributed systems; thesis on offline-first data for rural clinics.',
  },
  {
    title: 'Complete Web Development Programme',
    place: 'Bitbari Academy',
    year: 2022,
    description: 'An intensive year of the MERN stack, from fundamentals to deployed products.',
  },
];

export const aboutSkills = [
  { name: 'React', icon: 'react', color: '#61dafb' },
  { name: 'HTML5', icon: 'html5', color: '#ff7a59' },
  { name: 'CSS3', icon: 'css3', color: '#a78bfa' },
  { name: 'Tailwind CSS', icon: 'tailwind', color: '#38bdf8' },
  { name: 'Node.js', icon: 'node', color: '#7ddc6f' },
  { name: 'MongoDB', icon: 'mongodb', color: '#4ade80' },
  { name: 'Firebase', icon: 'firebase', color: '#ffca28' },
  { name: 'Express.js', icon: 'express', color: '#eef3ff' },
];
