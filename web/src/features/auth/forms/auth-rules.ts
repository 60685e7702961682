import { isWebLink } from '../../../content/project-rules';

const SPECIAL_CHARACTERS = '!@#$&*';

export const PASSWORD_HINT = `At least 6 characters, with an uppercase letter, a number and one of ${SPECIAL_CHARACTERS.split('').join('\u00a0')}`;

const email = { required: 'Email is required' };

const password = {
  required: 'Password is required',
  minLength: { value: 6, message: 'Password must be at least 6 characters' },
};

export const loginRules = { email, password };

export const profileRules = {
  name: {
    validate: (name: string) => {
      if (!name.trim()) return 'Name is required';
      return name.trim().length >= 3 || 'Name must be at least 3 characters';
    },
  },
  photoURL: {
    validate: (photoURL: string) =>
      photoURL.trim() === '' ||
      isWebLink(photoURL.trim()) ||
      'Photo URL must be a web address that starts with http:// or https://',
  },
};

export const registerRules = {
  name: profileRules.name,
  email: { ...email, pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, message: 'Invalid email address' } },
  password: {
    ...password,
    pattern: {
      value: /^(?=.*[A-Z])(?=.*[!@#$&*])(?=.*\d)/,
      message: 'Password must contain at least one uppercase letter, one special character, and one number',
    },
  },
  confirmPassword: {
    required: 'Please confirm your password',
    validate: (confirmation: string, form: { password: string }) =>
      confirmation === form.password || 'Passwords do not match',
  },
};
