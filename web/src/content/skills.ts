import { skills } from './owner.json';

export type Skill = { name: string; icon: string; color: string; level: number };

export const skillCategories: { id: string; category: string; skills: Skill[] }[] = skills;
