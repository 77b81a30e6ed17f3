// Starts the client: styles, words, then the page.
import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { bringing } from './outside/bringing'
import { words } from './shell/words.svelte'

// Each game brings its accent.
import.meta.glob('./games/*/accent.css', { eager: true })

// A page from before an update may ask for parts that are no longer there.
addEventListener('vite:preloadError', () => bringing.count || location.reload())

await words.ready
mount(App, { target: document.getElementById('app')! })
