import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/** For the end of what takes its time: leads nowhere once what it was begun in is not there any more. */
export function useNavigateWhileShown() {
  const navigate = useNavigate();
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return (to: To, options?: NavigateOptions) => {
    if (isShown.current) void navigate(to, options);
  };
}
