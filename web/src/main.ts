import { mount } from 'svelte'
import './theme.css'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { listen } from './lib/router.svelte'
import { page } from './lib/texts.svelte'

listen()
document.documentElement.dataset.theme = prefs.theme
await page.load(prefs.locale)
mount(App, { target: document.getElementById('page')! })
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js')
