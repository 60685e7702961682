export type Skill = { name: string; icon: string; color: string; level: number };

export const skillCategories: { id: string; name: string; skills: Skill[] }[] = [
  {
    id: 'frontend',
    name: 'Frontend',
    skills: [
      { name: 'HTML5', icon: 'html5', color: '#ff7a59', level: 95 },
      { name: 'CSS3', icon: 'css3', color: '#a78bfa', level: 92 },
      { name: 'JavaScript', icon: 'javascript', color: '#f7df1e', level: 90 },
      { name: 'TypeScript', icon: 'typescript', color: '#60a5fa', level: 85 },
      { name: 'React.js', icon: 'react', color: '#61dafb', level: 95 },
      { name: 'Next.js', icon: 'next', color: '#eef3ff', level: 88 },
      { name: 'Tailwind CSS', icon: 'tailwind', color: '#38bdf8', level: 92 },
    ],
  },
  {
    id: 'backend',
    name: 'Backend',
    skills: [
      { name: 'Node.js', icon: 'node', color: '#7ddc6f', level: 88 },
      { name: 'Express.js', icon: 'express', color: '#eef3ff', level: 85 },
      { name: 'MongoDB', icon: 'mongodb', color: '#4ade80', level: 90 },
      { name: 'Firebase', icon: 'firebase', color: '#ffca28', level: 92 },
    ],
  },
  {
    id: 'tools',
    name: 'Tools & Others',
    skills: [
      { name: 'Git', icon: 'git', color: '#ff7a5c', level: 88 },
      { name: 'GitHub', icon: 'github', color: '#eef3ff', level: 90 },
      { name: 'Vercel', icon: 'vercel', color: '#eef3ff', level: 85 },
      { name: 'Netlify', icon: 'netlify', color: '#5eead4', level: 85 },
      { name: 'Figma', icon: 'figma', color: '#ff7262', level: 82 },
    ],
  },
];
