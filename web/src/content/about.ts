export const aboutSkills = [
  { name: 'React', icon: 'react', color: '#61dafb' },
  { name: 'HTML5', icon: 'html5', color: '#ff7a59' },
  { name: 'CSS3', icon: 'css', color: '#a78bfa' },
  { name: 'Tailwind CSS', icon: 'tailwindcss', color: '#38bdf8' },
  { name: 'Node.js', icon: 'nodedotjs', color: '#7ddc6f' },
  { name: 'MongoDB', icon: 'mongodb', color: '#4ade80' },
  { name: 'Firebase', icon: 'firebase', color: '#ffca28' },
  { name: 'Express.js', icon: 'express', color: '#eef3ff' },
];
